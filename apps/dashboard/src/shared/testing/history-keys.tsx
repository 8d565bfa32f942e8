import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Emulates a browser router: stores each entry's key in the window's history. The router of stories and tests does not. */
export const HistoryKeys = () => {
  const { key } = useLocation();
  useLayoutEffect(() => history.replaceState({ ...(history.state as object | null), key }, ''), [key]);
  return null;
};
