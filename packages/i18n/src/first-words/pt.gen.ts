// Made by packages/i18n/generate.ts; do not edit.
import shell from '../catalogues/pt/shell.json' with { type: 'json' };
import system from '../catalogues/pt/system.json' with { type: 'json' };
import ui from '../catalogues/pt/ui.json' with { type: 'json' };
import home from '../catalogues/pt/home.json' with { type: 'json' };
import lobby from '../catalogues/pt/lobby.json' with { type: 'json' };
import popups from '../catalogues/pt/popups.json' with { type: 'json' };

export const FIRST = { shell, system, ui, home, lobby, popups };
