// A static server with gzip, used for every measured build.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { gzipSync } from 'node:zlib';

const TYPES = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/**
 * @param {string} folder @param {Record<string, string>} [extra] responses by path @returns {Promise<{ url: string, close: () => void
 * }>}
 */
export const serve = async (folder, extra = {}) => {
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url, 'http://localhost').pathname));
    const file = join(folder, path.endsWith('/') ? `${path}index.html` : path);
    const body =
      extra[path] ?? (existsSync(file) && statSync(file).isFile() ? readFileSync(file) : undefined);
    if (body === undefined) return void response.writeHead(404).end();
    const type = TYPES[extname(file)] ?? 'application/octet-stream';
    const zipped = type === 'font/woff2' ? body : gzipSync(body, { level: 9 });
    response
      .writeHead(200, { 'content-type': type, ...(zipped === body ? {} : { 'content-encoding': 'gzip' }) })
      .end(zipped);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${server.address().port}/`, close: () => server.close() };
};
