import './gallery.css';
import { createRoot } from 'react-dom/client';
import { failureTexts } from '#platform/messages/failures/index.ts';
import { publicTexts } from '#platform/messages/public/index.ts';
import { loadTexts } from '#platform/web/texts.ts';
import { Gallery } from './gallery/Gallery.tsx';

// Every brick in every state, for those who build with them and for the pictures. Not served in production.
await loadTexts(publicTexts, failureTexts);
const root = document.getElementById('root');
if (!root) throw new Error('The document has no root');
createRoot(root).render(<Gallery />);
