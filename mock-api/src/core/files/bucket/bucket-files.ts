import { checkedFiles } from '../checked-files.ts';
import { type FileStore, partsOfKey } from '../file-store.ts';
import type { Bucket } from './bucket.ts';

/** The kind goes first in a bucket, so that one kind of all companies is listed without the others: `reports/7/0f3c….pdf`. */
function objectOf(key: string): string {
  const kind = partsOfKey(key)?.kind;
  if (!kind) throw new Error(`"${key}" is no key of a file`);
  const [of = '', , name = ''] = key.split('/');
  return `${kind}/${of}/${name}`;
}

function keyOfObject(object: string): string {
  const [kind = '', of = '', name = ''] = object.split('/');
  return `${of}/${kind}/${name}`;
}

/** Files in a bucket, which any number of servers share. */
export function bucketFiles(bucket: Bucket): FileStore {
  const openFile: FileStore['openFile'] = async (key) => bucket.open(objectOf(key));
  return checkedFiles({
    putFile: async (key, bytes) => bucket.put(objectOf(key), bytes),
    readFile: async (key) => {
      const file = await openFile(key);
      return file && new Uint8Array(await new Response(file.stream).arrayBuffer());
    },
    openFile,
    removeFile: async (key) => bucket.remove(objectOf(key)),
    listFiles: async (kind) => (await bucket.list(`${kind}/`)).map(keyOfObject),
  });
}
