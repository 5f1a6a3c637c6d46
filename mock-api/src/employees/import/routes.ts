import { routes } from '#core/http/routes.ts';
import { changeImportedEmployee } from './change-imported.ts';
import { getImports } from './get-imports.ts';
import { readImportCells } from './read-cells.ts';
import { startImport } from './start-import.ts';
import { undoImport } from './undo-import.ts';

export const importRoutes = routes([readImportCells, startImport, changeImportedEmployee, getImports, undoImport]);
