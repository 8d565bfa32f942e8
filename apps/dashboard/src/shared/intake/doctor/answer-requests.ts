import type { Intake } from '../intake.ts';
import { errorFileOf } from './error-file.ts';
import type { Answer, Request } from './messages.ts';
import { fileProblemOf, readRows } from './read-rows.ts';
import { templateFile } from './template.ts';

/** The worker's side: parses and makes files off the main thread. A feature's worker file calls this once. */
export const answerRequests = <Reference, Value>(intakeOf: (reference: Reference) => Intake<Value>): void => {
  const send = (answer: Answer<Value>): void => {
    postMessage(answer);
  };

  const answer = async (request: Request<Reference>): Promise<void> => {
    switch (request.kind) {
      case 'read': {
        const result = await readRows(request.file, intakeOf(request.reference), (rows, progress) =>
          send({ kind: 'rows', rows, progress }),
        );
        return send({ kind: 'read', result });
      }
      case 'error-file':
        return send({ kind: 'made', file: await errorFileOf(request) });
      case 'template':
        return send({ kind: 'made', file: await templateFile(request) });
    }
  };

  addEventListener('message', ({ data }: MessageEvent<Request<Reference>>) => {
    void answer(data).catch((error: unknown) => send({ kind: 'failed', problem: fileProblemOf(error) }));
  });
};
