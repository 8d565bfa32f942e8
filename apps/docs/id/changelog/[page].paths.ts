import { changes } from '../../changelog/changes.ts';

export default { paths: () => [{ params: { page: 'all' }, content: changes('id') }] };
