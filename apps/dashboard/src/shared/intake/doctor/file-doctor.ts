import type { Answer, FileRequest, Request } from './messages.ts';

/** The page's side of the worker. Each worker handles one request and is then terminated; `end` stops it at any moment. */
export const fileDoctor = <Reference, Value>(newWorker: () => Worker) => {
  const ask = (request: Request<Reference>, onAnswer: (answer: Answer<Value>) => void) => {
    const worker = newWorker();
    worker.addEventListener('message', ({ data }: MessageEvent<Answer<Value>>) => {
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
  return {
    ask,
    make: (request: FileRequest): Promise<Blob> =>
      new Promise((resolve, reject) => {
        ask(request, (answer) => {
          if (answer.kind === 'made') resolve(answer.file);
          else reject(new Error('The worker made no file'));
        });
      }),
  };
};

export type FileDoctor<Reference, Value> = ReturnType<typeof fileDoctor<Reference, Value>>;
