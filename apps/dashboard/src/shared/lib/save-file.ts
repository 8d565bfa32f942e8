/** Downloads a file generated in the browser. */
export const saveFile = (file: Blob, name: string): void => {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download has started by then. The object URL would keep the file in memory until the page closes.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
};
