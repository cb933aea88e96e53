import Fastify from 'fastify';

/** What Fastify alone can do: a handler that returns fixed bytes, which are read from standard input. `empty-server.ts` */
const chunks: Buffer[] = [];
for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
const bytes = Buffer.concat(chunks);
const app = Fastify();
app.get('/search', (_request, reply) => reply.type('application/json; charset=utf-8').send(bytes));
process.stdout.write(`${await app.listen({ port: 0, host: '127.0.0.1' })}\n`);
