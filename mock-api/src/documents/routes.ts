import { routes } from '#core/http/routes.ts';
import { checkDocument } from './check-document.ts';
import { createDocument } from './create-document.ts';
import { deleteDocuments } from './delete-documents.ts';
import { fillDocument } from './fill-document.ts';
import { documentPath, listDocuments } from './list-documents.ts';
import { sendDocument } from './send-document.ts';
import { updateDocument } from './update-document.ts';

export const documentRoutes = routes([
  checkDocument,
  createDocument,
  deleteDocuments,
  documentPath,
  fillDocument,
  listDocuments,
  sendDocument,
  updateDocument,
]);
