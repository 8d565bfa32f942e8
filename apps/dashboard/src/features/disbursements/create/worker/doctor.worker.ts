import { errorFileOf } from './error-file.ts';
import type { Answer, Request } from './messages.ts';
import { fileProblemOf, readPayouts } from './read-payouts.ts';
import { templateFile } from './template.ts';

/** Parses and generates files off the main thread. */
addEventListener('message', ({ data }: MessageEvent<Request>) => {
  void answer(data).catch((error: unknown) => say({ kind: 'failed', problem: fileProblemOf(error) }));
});

const answer = async (request: Request): Promise<void> => {
  switch (request.kind) {
    case 'read': {
      const result = await readPayouts(request.file, request.banks, (rows, progress) =>
        say({ kind: 'rows', rows, progress }),
      );
      return say({ kind: 'read', result });
    }
    case 'error-file':
      return say({ kind: 'made', file: await errorFileOf(request) });
    case 'template':
      return say({ kind: 'made', file: await templateFile(request) });
  }
};

const say = (message: Answer): void => {
  postMessage(message);
};
