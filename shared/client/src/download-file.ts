/** Hands a file to the browser's downloads, under its own name or the one given. */
export function downloadFile(file: Blob, name = file instanceof File ? file.name : 'file'): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
