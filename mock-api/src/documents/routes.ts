import { routes } from '#core/http/routes.ts';
import { addStarterDocument } from './add-starter-document.ts';
import { addStarterDocuments } from './add-starter-documents.ts';
import { checkDocument } from './check-document.ts';
import { createDocument } from './create-document.ts';
import { deleteDocuments } from './delete-documents.ts';
import { fillDocument } from './fill-document.ts';
import { getDocumentFile } from './get-document-file.ts';
import { getDocumentPath } from './get-document-path.ts';
import { getDocuments } from './get-documents.ts';
import { sendDocument } from './send-document.ts';
import { updateDocument } from './update-document.ts';

export const documentRoutes = routes([
  addStarterDocument,
  addStarterDocuments,
  checkDocument,
  createDocument,
  deleteDocuments,
  getDocumentFile,
  getDocumentPath,
  fillDocument,
  getDocuments,
  sendDocument,
  updateDocument,
]);
