export const templateListPath = '/loadTemplates';

export function templatePath(id: string): string {
  return `${templateListPath}/${id}`;
}
