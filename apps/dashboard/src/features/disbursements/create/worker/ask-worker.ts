import type { Answer, Request } from './messages.ts';

/** A worker for one request; `end` stops it at any moment. */
export const askWorker = (request: Request, onAnswer: (answer: Answer) => void): { end: () => void } => {
  const worker = new Worker(new URL('doctor.worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    if (data.kind !== 'rows') worker.terminate();
    onAnswer(data);
  });
  worker.addEventListener('error', () => {
    worker.terminate();
    onAnswer({ kind: 'failed', problem: { code: 'unreadable' } });
  });
  worker.postMessage(request, []);
  return { end: () => worker.terminate() };
};

/** A file that the worker makes. */
export const madeByWorker = (request: Extract<Request, { kind: 'error-file' | 'template' }>): Promise<Blob> =>
  new Promise((resolve, reject) => {
    askWorker(request, (answer) => {
      if (answer.kind === 'made') resolve(answer.file);
      else reject(new Error('The worker made no file'));
    });
  });
