import 'reflect-metadata';
import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Controller, HttpCode, Module, Post, Req, UseGuards } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import express from 'express';
import fastify from 'fastify';
import { Hono } from 'hono';
import type { WebhookEvent } from '../../index.ts';
import * as forExpress from '../express.ts';
import * as forFastify from '../fastify.ts';
import * as forHono from '../hono.ts';
import { webhookGuard, type WebhookRequest } from '../nest.ts';
import * as forNext from '../next.ts';
import type { ReceiverOptions } from '../receive.ts';

export type Running = { url: string; close: () => Promise<unknown> };
type Handle = (event: WebhookEvent) => Promise<void>;
type Start = (options: ReceiverOptions, handle: Handle) => Promise<Running>;

/** A receiver in each framework on a port of its own, at `/webhooks` and below. */
export const servers: Record<string, Start> = {
  async Express(options, handle) {
    const app = express();
    app.set('env', 'test');
    app.post('/webhooks{/*kind}', forExpress.webhookHandler(options, handle));
    return listen(app);
  },

  async Fastify(options, handle) {
    const app = fastify();
    await app.register(forFastify.webhookPlugin(options, handle), { prefix: '/webhooks' });
    return { url: await app.listen({ port: 0, host: '127.0.0.1' }), close: () => app.close() };
  },

  async Hono(options, handle) {
    const app = new Hono();
    app.onError((_, context) => context.text('later', 500));
    app.post('/webhooks/*', forHono.webhookHandler(options, handle));
    return listen(getRequestListener(app.fetch));
  },

  /** As Next.js calls a route handler: with a `Request`, and an answer of its own if the handler fails. */
  async 'Next.js'(options, handle) {
    const POST = forNext.webhookHandler(options, handle);
    return listen(getRequestListener(POST, { errorHandler: () => new Response(null, { status: 500 }) }));
  },

  NestJS: (options, handle) => startNest(options, handle, { rawBody: true }),
};

export const startNest = async (
  options: ReceiverOptions,
  handle: Handle,
  settings: { rawBody?: boolean; bodyParser?: boolean },
): Promise<Running> => {
  @Controller('webhooks')
  class Webhooks {
    @Post(['', '*kind'])
    @HttpCode(200)
    @UseGuards(webhookGuard(options))
    receive(@Req() { webhookEvent }: WebhookRequest) {
      return handle(webhookEvent);
    }
  }
  @Module({ controllers: [Webhooks] })
  class App {}

  const app = await NestFactory.create(App, { logger: false, forceCloseConnections: true, ...settings });
  await app.listen(0, '127.0.0.1');
  return { url: urlOf(app.getHttpServer() as Server), close: () => app.close() };
};

export const listen = async (listener: RequestListener): Promise<Running> => {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = async () => server.close().closeAllConnections();
  return { url: urlOf(server), close };
};

const urlOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
