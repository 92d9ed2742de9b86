-- GraphQL in Swift literals and in .graphql files, by the server of InlineGraphQL. It runs beside sourcekit-lsp.
--
--     require('inline_graphql').setup { sourcekit = true }

local M = {}

local filetypes = { 'swift', 'graphql' }
local roots = { 'Package.swift', '.graphqlrc.json', 'graphql.config.json', '.git' }

-- The nearest folder above a file that has one of some files.
local function root_of(path, markers)
  local folder = vim.fn.fnamemodify(path, ':p:h')
  while true do
    for _, marker in ipairs(markers) do
      if vim.loop.fs_stat(folder .. '/' .. marker) then return folder end
    end
    local parent = vim.fn.fnamemodify(folder, ':h')
    if parent == folder then return nil end
    folder = parent
  end
end

-- The program that the package has built itself, so that it has the version of the macros; or the one on PATH.
local function program(root)
  local built = root .. '/.build/debug/inline-graphql'
  if vim.fn.executable(built) == 1 then return built end
  return 'inline-graphql'
end

-- Neovim 0.11 starts the server itself.
local function enable(name, settings)
  vim.lsp.config(name, {
    cmd = function(dispatchers, config)
      local root = config and config.root_dir or vim.fn.getcwd()
      return vim.lsp.rpc.start(settings.command(root), dispatchers, { cwd = root })
    end,
    filetypes = settings.filetypes,
    root_markers = settings.roots,
    capabilities = settings.capabilities,
  })
  vim.lsp.enable(name)
end

local running = {}

-- One server for each package, in versions before 0.11.
local function attach(name, settings, buffer)
  local root = root_of(vim.api.nvim_buf_get_name(buffer), settings.roots)
  if not root then return end
  local key = name .. ' ' .. root
  local command = settings.command(root)
  if not running[key] and vim.fn.executable(command[1]) == 1 then
    running[key] = vim.lsp.start_client {
      name = name,
      cmd = command,
      root_dir = root,
      capabilities = settings.capabilities,
      on_exit = function() running[key] = nil end,
    }
  end
  if running[key] then vim.lsp.buf_attach_client(buffer, running[key]) end
end

local function start(name, settings)
  if vim.lsp.config then return enable(name, settings) end
  vim.api.nvim_create_autocmd('FileType', {
    pattern = settings.filetypes,
    callback = function(event) attach(name, settings, event.buf) end,
  })
end

-- command: the server's command, instead of the one that is found. sourcekit: whether to start sourcekit-lsp too; it may be
-- its command. capabilities: those of a completion plugin.
function M.setup(options)
  options = options or {}
  local capabilities = options.capabilities or vim.lsp.protocol.make_client_capabilities()
  vim.api.nvim_create_autocmd({ 'BufRead', 'BufNewFile' }, {
    pattern = { '*.graphql', '*.graphqls', '*.gql' },
    command = 'setfiletype graphql',
  })
  start('inline_graphql', {
    command = function(root) return options.command or { program(root), 'lsp' } end,
    filetypes = filetypes,
    roots = roots,
    capabilities = capabilities,
  })
  if options.sourcekit then
    local command = type(options.sourcekit) == 'table' and options.sourcekit or { 'sourcekit-lsp' }
    start('sourcekit', {
      command = function() return command end,
      filetypes = { 'swift' },
      roots = { 'Package.swift' },
      capabilities = capabilities,
    })
  end
end

-- Formats by this server alone, so that sourcekit-lsp does not format the Swift around the GraphQL as well.
function M.format()
  local name = 'inline_graphql'
  if vim.lsp.buf.format then return vim.lsp.buf.format { name = name } end
  local buffer = vim.api.nvim_get_current_buf()
  for _, client in pairs(vim.lsp.buf_get_clients(buffer)) do
    if client.name == name then
      local parameters = vim.lsp.util.make_formatting_params()
      local answer = client.request_sync('textDocument/formatting', parameters, 2000, buffer)
      if answer and answer.result then
        vim.lsp.util.apply_text_edits(answer.result, buffer, client.offset_encoding)
      end
    end
  end
end

return M
