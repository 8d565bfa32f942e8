/** The signed content: `<id>.<timestamp>.<body>`. */
export const signedBytes = (id: string, timestamp: string, body: Uint8Array): Uint8Array<ArrayBuffer> => {
  const head = new TextEncoder().encode(`${id}.${timestamp}.`);
  const bytes = new Uint8Array(head.length + body.length);
  bytes.set(head);
  bytes.set(body, head.length);
  return bytes;
};
