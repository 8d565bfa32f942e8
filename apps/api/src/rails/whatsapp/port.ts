/** Sends one WhatsApp message to a number in E.164. Throws if the provider does not accept it; then it is sent again later. */
export type WhatsApp = (message: { to: string; text: string }) => Promise<void>;
