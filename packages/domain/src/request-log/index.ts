export { LOGGED_BODY_LENGTH, type LoggedBody, loggedBody, maskLogged } from './masking.ts';
export { loggedAddress, loggedPath, loggedText } from './text.ts';
