import { Navigate } from 'react-router-dom';
import { topUpPaths } from '../../top-ups/paths.ts';

/** Top ups fill the one balance, whatever it pays for: they have one list. */
export default function TopUpsPage() {
  return <Navigate to={topUpPaths.list} replace />;
}
