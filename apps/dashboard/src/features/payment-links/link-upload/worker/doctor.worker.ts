import { answerRequests } from '../../../../shared/intake/doctor/answer-requests.ts';
import { linkIntake } from '../link-intake.ts';

answerRequests(linkIntake);
