/** Both hosts serve all images, and the dashboard may load them only from its own. */
export const imageAddress = (url: string): string => {
  const { protocol, pathname } = new URL(url);
  return protocol.startsWith('http') ? pathname : url;
};
