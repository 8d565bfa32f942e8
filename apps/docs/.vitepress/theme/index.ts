import DefaultTheme from 'vitepress/theme';
import './code.css';
import './reference.css';

export default DefaultTheme;
