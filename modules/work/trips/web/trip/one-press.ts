import type { MouseEvent, PointerEvent } from 'react';
import { isSecondPress } from '#platform/web/wizard/second-press.ts';

let pointer = '';
let lastPress: number | undefined;

/**
 * For the bars at the thumb, of the trip and of its questions: the second half of a double tap falls on the button that has
 * come up meanwhile, and would tell the desk that loading has started when the driver only arrived. They share their
 * presses, since a question may open or close between the two.
 */
export const onePress = {
  onPointerDownCapture: ({ pointerType }: PointerEvent): void => void (pointer = pointerType),
  onClickCapture: (event: MouseEvent): void => {
    const { detail, timeStamp } = event;
    const isSecond = isSecondPress({ detail, timeStamp, pointerType: detail === 0 ? '' : pointer }, lastPress);
    if (!isSecond) return void (lastPress = timeStamp);
    event.preventDefault();
    event.stopPropagation();
  },
};
