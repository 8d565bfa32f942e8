import { PublicFrame } from '../components/message.tsx';
import NotFoundPage from './not-found-page.tsx';

/** product spec §2: /pages/404. */
export default function PublicNotFoundPage() {
  return (
    <PublicFrame>
      <NotFoundPage />
    </PublicFrame>
  );
}
