export { certainRefusals } from './certain-refusals.ts';
