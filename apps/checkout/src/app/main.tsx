import { render } from 'preact';
import { createApi } from '../shared/api/api.ts';
import { App } from './app.tsx';
import './base.css';
import { earlyFetch } from './early-answer.ts';

const root = document.querySelector('#app');
if (root) render(<App api={createApi({ baseUrl: location.origin, fetch: earlyFetch() })} />, root);
