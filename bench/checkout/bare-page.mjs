// The reference for views of a page: Fastify and as many bytes, without our headers, policy and cache.
import fastify from 'fastify';

const [, , bytes] = process.argv;
const page = Buffer.alloc(Number(bytes), 'x');
const app = fastify();
app.get('/', (_, reply) => reply.type('text/html').send(page));
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
process.on('SIGTERM', () => void app.close().then(() => process.exit(0)));
