import { StorageUnavailable } from '../rails/storage/port.ts';

export type Fault = 'DPAY_INVALID_REQUEST' | 'DPAY_SERVICE_UNAVAILABLE' | 'DPAY_INTERNAL_ERROR';

/** Classifies an unexpected error for the caller. The log has the details; the answer does not. */
export const faultOf = (error: unknown): Fault => {
  const { code = '', message = '', syscall } = error as Partial<NodeJS.ErrnoException>;
  // Data that the contract allows but PostgreSQL rejects. That is a gap in the contract, but still the caller's data.
  if (/^22[0-9A-Z]{3}$/.test(code)) return 'DPAY_INVALID_REQUEST';
  if (error instanceof StorageUnavailable) return 'DPAY_SERVICE_UNAVAILABLE';
  if (UNAVAILABLE.test(code) || GONE.test(message) || syscall === 'connect')
    return 'DPAY_SERVICE_UNAVAILABLE';
  return 'DPAY_INTERNAL_ERROR';
};

// During a failover a call may still reach a server that takes no writes (25006).
// Serialization and deadlock (a retry may succeed), timeouts of locks, statements and transactions, resources, shutdown, connection.
const UNAVAILABLE =
  /^(40001|40P01|55P03|57014|57P0\d|25006|25P0[34]|53\d{3}|08[0-9A-Z]{3}|ECONN\w+|E(HOST|NET)\w+|EPIPE|ENOTFOUND|EAI_AGAIN|ETIMEDOUT)$/;
// Errors of pg and its pool that have no code.
const GONE =
  /connection terminated|connect timeout|timeout expired|read timeout|timeout exceeded when trying to connect|client was closed|pool after calling end|not queryable/i;
