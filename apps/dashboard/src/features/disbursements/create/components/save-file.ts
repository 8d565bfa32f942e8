/** Hands a file that was made here to the browser's downloads. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download has begun by then; the address would hold the file for as long as the page is open.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
