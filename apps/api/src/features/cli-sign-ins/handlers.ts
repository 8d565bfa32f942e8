export { approveCliSignIn, findCliSignIn, refuseCliSignIn } from './answer.ts';
export { pollCliSignIn, startCliSignIn } from './device.ts';
