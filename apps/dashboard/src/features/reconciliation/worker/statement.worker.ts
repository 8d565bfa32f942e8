import { answerRequest } from './answer-request.ts';
import type { Request } from './messages.ts';

addEventListener('message', ({ data }: MessageEvent<Request>) => {
  void answerRequest(data, (answer) => postMessage(answer));
});
