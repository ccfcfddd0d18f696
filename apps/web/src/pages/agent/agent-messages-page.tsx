export { MessageCenter as AgentMessagesPage } from '../../features/messages/message-center.tsx';
