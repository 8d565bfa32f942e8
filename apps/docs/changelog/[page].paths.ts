import { changes } from './changes.ts';

export default { paths: () => [{ params: { page: 'all' }, content: changes('en') }] };
