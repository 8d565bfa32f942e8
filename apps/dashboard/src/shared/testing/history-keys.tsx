import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** As a browser's router does, and the one of stories and tests does not: each entry of the history has its key in the window's history. */
export function HistoryKeys() {
  const { key } = useLocation();
  useLayoutEffect(() => history.replaceState({ ...(history.state as object | null), key }, ''), [key]);
  return null;
}
