import hits from '../../../../../../openapi/features/search/examples/search-hits.json' with { type: 'json' };
import nothing from '../../../../../../openapi/features/search/examples/search-nothing.json' with { type: 'json' };
import records from '../../../../../../openapi/features/search/examples/search-records.json' with { type: 'json' };
import settlement from '../../../../../../openapi/features/search/examples/search-settlement.json' with { type: 'json' };
import { ok, type Scenario } from '@dasbor/sdk/testing';
import { example } from '../../../shared/testing/example.ts';

export const search = {
  hits: { search: ok(example<'search'>(hits)) },
  records: { search: ok(example<'search'>(records)) },
  settlement: { search: ok(example<'search'>(settlement)) },
  nothing: { search: ok(example<'search'>(nothing)) },
  pending: { search: 'pending' },
} satisfies Record<string, Scenario>;
