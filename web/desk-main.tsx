import './desk.css';
