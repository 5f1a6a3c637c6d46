/** A file that the server has made: where it is fetched, and its name. */
type MadeFile = { path: string; fileName: string };

/** Hands a file to the browser's downloads, under its own name or the one given: the one way a file is downloaded. */
export function downloadFile(file: Blob | MadeFile, name = nameOf(file)): void {
  const link = document.createElement('a');
  const fetched = file instanceof Blob ? URL.createObjectURL(file) : undefined;
  link.href = file instanceof Blob ? (fetched ?? '') : file.path;
  link.download = name;
  // On the page, where the frame hears of it and says so.
  document.body.append(link);
  link.click();
  link.remove();
  if (fetched) setTimeout(() => URL.revokeObjectURL(fetched), 60_000);
}

function nameOf(file: Blob | MadeFile): string {
  if (file instanceof Blob) return file instanceof File ? file.name : 'file';
  return file.fileName;
}
