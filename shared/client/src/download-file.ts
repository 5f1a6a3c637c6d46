/** A file that the server has made: where it is fetched, and its name. */
type MadeFile = { path: string; fileName: string };

/** Hands a file to the browser's downloads, under its own name or the one given: the one way a file is downloaded. */
export function downloadFile(file: Blob | MadeFile, name = nameOf(file)): void {
  const isHere = file instanceof Blob;
  const address = isHere ? URL.createObjectURL(file) : file.path;
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  // On the page, where the frame hears of it and says so.
  document.body.append(link);
  link.click();
  link.remove();
  if (isHere) setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

function nameOf(file: Blob | MadeFile): string {
  if (file instanceof Blob) return file instanceof File ? file.name : 'file';
  return file.fileName;
}
