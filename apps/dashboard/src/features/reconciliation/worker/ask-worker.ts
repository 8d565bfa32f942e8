import type { Answer, Request } from './messages.ts';

/** The page's side. Each worker answers one request and is then terminated; the returned function stops it at any moment. */
export const askWorker = (
  request: Request,
  onAnswer: (answer: Answer) => void,
  worker = newStatementWorker(),
): (() => void) => {
  worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    if (!UNFINISHED.has(data.kind)) worker.terminate();
    onAnswer(data);
  });
  worker.addEventListener('error', () => {
    worker.terminate();
    onAnswer({ kind: 'failed', problem: { code: 'unreadable' } });
  });
  worker.postMessage(request, []);
  return () => worker.terminate();
};

/** Can be started before its request is known, so that it has loaded by then. */
export const newStatementWorker = (): Worker =>
  new Worker(new URL('statement.worker.ts', import.meta.url), { type: 'module' });

const UNFINISHED: ReadonlySet<Answer['kind']> = new Set(['progress', 'lines', 'rows']);
