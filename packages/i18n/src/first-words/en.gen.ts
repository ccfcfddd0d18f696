// Made by packages/i18n/generate.ts; do not edit.
import shell from '../catalogues/en/shell.json' with { type: 'json' };
import system from '../catalogues/en/system.json' with { type: 'json' };
import ui from '../catalogues/en/ui.json' with { type: 'json' };
import home from '../catalogues/en/home.json' with { type: 'json' };
import lobby from '../catalogues/en/lobby.json' with { type: 'json' };
import popups from '../catalogues/en/popups.json' with { type: 'json' };

export const FIRST = { shell, system, ui, home, lobby, popups };
