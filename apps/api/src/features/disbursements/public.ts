export { disbursementsEnded } from './ended.ts';
export { makeValidations } from './validation/engine.ts';
export { startValidations, type Validations } from './validation/start.ts';
