import { StatusBadge } from '../../../shared/ui/status-badge.tsx';
import { answerView } from '../presentation/status-view.ts';

export const AnswerBadge = ({ status, size = 'sm' }: { status: number; size?: 'sm' | 'md' }) => (
  <StatusBadge {...answerView(status)} label={String(status)} size={size} />
);
