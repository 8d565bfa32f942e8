/** Downloads a file that was made in the browser, or lets the browser download an address, which needs no memory here. */
export const saveFile = (file: Blob | URL, name: string): void => {
  const link = document.createElement('a');
  link.download = name;
  if (file instanceof URL) {
    link.href = file.href;
    link.click();
    return;
  }
  const url = URL.createObjectURL(file);
  link.href = url;
  link.click();
  // The download has started by then. The object URL would keep the file in memory until the page closes.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
};
