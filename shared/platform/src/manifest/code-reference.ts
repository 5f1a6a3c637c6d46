import type { CodeReference } from './remote-manifest.ts';

/** Splits `folder/file.screen#ExportName` into the exposed module (`./folder/file.screen`) and the export's name. */
export function splitCodeReference(code: CodeReference): { module: string; exportName: string } {
  const [file = '', exportName = ''] = code.split('#');
  return { module: `./${file}`, exportName };
}
