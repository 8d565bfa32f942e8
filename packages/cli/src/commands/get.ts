import { accessOf } from '../access/access.ts';
import { API_OPTIONS, type Command, JSON_OPTION } from '../command.ts';
import { sayRecord } from '../output/record.ts';
import { explained, methodOf } from '../records/call.ts';
import { factsOf, namesWith, pathOf } from '../records/find.ts';
import { EXIT } from '../world.ts';

/** Gets one record. */
export const get: Command = {
  usage: 'get <record> <id> [--json]',
  about: 'gets one record, such as get payment pay_… or get balance',
  next: (names) => (names.length === 0 ? namesWith('get') : []),
  options: () => ({ ...JSON_OPTION, ...API_OPTIONS }),
  run: async (given, world) => {
    const [name, ...ids] = given.names;
    const facts = factsOf(name, 'get');
    const path = pathOf(facts, ids);
    const access = await accessOf(given, world);
    try {
      const { data } = await methodOf(access, facts)({ path, signal: world.signal });
      sayRecord(data, facts, given, world);
    } catch (error) {
      throw explained(error, access, facts);
    }
    return EXIT.done;
  },
};
