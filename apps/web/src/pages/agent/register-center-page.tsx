export { RegisterCenter as RegisterCenterPage } from '../../features/agent-center/register/register-center.tsx';
