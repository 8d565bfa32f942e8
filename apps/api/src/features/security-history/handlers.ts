import { usesFor } from '@dasbor/domain/destination-accounts';
import { deviceName } from '@dasbor/domain/session';
import { listedDays, withinDays } from '../../platform/list/days.ts';
import { answerList } from '../../spec/answer/answer-list.ts';
import { ok, refuseField } from '../../spec/handlers.ts';
import type { Handler } from '../../spec/handlers.ts';
import {
  countEvents,
  historyFilters,
  onDevices,
  selectActors,
  selectEvents,
  selectUserAgents,
} from './repository.ts';
import { toSecurityEvent } from './rows.ts';

/** Shows both modes at once, because an intruder's mode is unknown. */
export const listSecurityHistory: Handler<'listSecurityHistory'> = (call) => {
  const { device, ...filters } = call.query.filters ?? {};
  const reader = { masked: call.session.masksPersonalData, uses: usesFor(call.session, 'view') };
  return answerList(call, {
    filtered:
      device === undefined
        ? historyFilters(filters)
        : async (days) => {
            const all = days ? await selectUserAgents(call.tx, withinDays(days)) : [];
            return onDevices(
              all.filter((one) => deviceName(one) === device),
              historyFilters(filters),
            );
          },
    select: selectEvents,
    count: countEvents,
    present: async (rows) => rows.map((row) => toSecurityEvent(row, reader)),
  });
};

const MOST_DEVICES = 200;
const LONGEST_NAME = 500;

export const listSecurityHistoryChoices: Handler<'listSecurityHistoryChoices'> = async ({
  query,
  tx,
  now,
}) => {
  const days = listedDays(query, now);
  if (!days.ok) return refuseField(days.problem.field, days.problem);
  const inRange = withinDays(days.value);
  const [actors, userAgents] = await Promise.all([selectActors(tx, inRange), selectUserAgents(tx, inRange)]);
  const names = new Set(userAgents.map(deviceName));
  const devices = [...names]
    .filter((name) => name !== '' && name.length <= LONGEST_NAME)
    .toSorted((a, b) => a.localeCompare(b))
    .slice(0, MOST_DEVICES);
  return ok({ data: { actors, devices } });
};
