import type { Endpoint, InputOf } from '@paga/contract/endpoint';
import { openWorkbook } from '@paga/mock-api/core/workbook/open-workbook';
import type { TestServer, TestUser } from './server.ts';

/** A cell as it stands in a file: `text 0123` or `number 12.5`. */
type FileCell = { kind: string; text: string };

/** A fetched report: its name, bytes and headers. */
type FetchedReport = { fileName: string; path: string; bytes: Uint8Array; headers: Headers };

/** Follows the link of a report as a browser of this user does. */
export async function followed(server: TestServer, user: TestUser, path: string): Promise<Response> {
  return server.request(path, { headers: { cookie: `paga_session=${user.cookie}` } });
}

/** Makes a report by its call and fetches its file. Throws when the call is refused. */
export async function reportFile<E extends Endpoint>(
  server: TestServer,
  user: TestUser,
  call: E,
  input: InputOf<E>,
): Promise<FetchedReport> {
  const { status, body } = await server.as(user).call(call, input);
  const { path, fileName, code } = body as { path?: string; fileName?: string; code?: string };
  if (path === undefined || fileName === undefined) throw new Error(`no report was made: ${status} ${code}`);
  const response = await followed(server, user, path);
  if (response.status !== 200) throw new Error(`the file of the report was not answered: ${response.status}`);
  return { fileName, path, bytes: new Uint8Array(await response.arrayBuffer()), headers: response.headers };
}

/** The rows of a workbook's first sheet, each cell by its column's place, read by the importer's reader. */
export async function workbookRows(bytes: Uint8Array): Promise<FileCell[][]> {
  const rows: FileCell[][] = [];
  for await (const { cells } of openWorkbook(bytes))
    rows.push([...cells.values()].map(({ kind, text }) => ({ kind, text })));
  return rows;
}
